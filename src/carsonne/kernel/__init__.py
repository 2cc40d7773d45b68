"""What every game shares and nothing that only one of them needs: protocol, match, records, dealer, errors."""
