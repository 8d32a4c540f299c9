"""From nothing to `model.tflite`: the data, then the training. Imported by no part of the app."""
