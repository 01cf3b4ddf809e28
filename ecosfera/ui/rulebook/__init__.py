"""A rulebook: a list of pages and topics, a search, one page, and all pages to print.

A game gives the book, and what draws the pictures of its pages.
"""
