language-name = English

### Top bar

top-language = Language
top-new = New review
top-skip = Skip to the content
top-keys = Keys (?)
