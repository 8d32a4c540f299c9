"""What every answer has to do with: headers, languages, errors, caching, compression, hosts."""
