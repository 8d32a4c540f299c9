"""Games from other sites: which site a text means, what is asked there, what comes back as games.

Knows lichess's and chess.com's public interfaces and nothing of the web, the store or the settings. What a
stranger gives chooses among fixed addresses and never names one.
"""
