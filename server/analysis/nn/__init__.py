"""The comparison network and all that plays with it. Files of its own: nothing here is imported by the web."""
