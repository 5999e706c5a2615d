### Słowa drukowanych stron po polsku. Znaczenie argumentów opisano w en.ftl.

print-in-short = Zasady na jednej stronie
print-scores = Punktacja
print-total = Suma
