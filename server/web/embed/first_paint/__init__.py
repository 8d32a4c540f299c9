"""What an embed shows before (or without) JavaScript, from a folded state. Numbers and drawings alone: the
words and the order are `templates/embed.html`'s."""
