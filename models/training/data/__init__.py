"""Training data for the comparison network: made, stored, read and described here. Trains nothing.

`python -m models.training.data --help` lists the commands; README.md tells what the records hold.
"""
