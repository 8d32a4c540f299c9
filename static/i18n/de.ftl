language-name = Deutsch

### Top bar

top-language = Sprache
top-new = Neue Analyse
top-skip = Zum Inhalt springen
top-keys = Tasten (?)
