### Die Wörter der gedruckten Seiten auf Deutsch. Was die Argumente bedeuten, steht in en.ftl.

print-in-short = Die Regeln auf einer Seite
print-scores = Wertung
print-total = Summe
