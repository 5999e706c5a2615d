### The words of printed pages, in English. Every locale has the same ids. A section of the rules is its title, and `.about`
### is what it says; numbers come from the content pack.

print-in-short = The rules on one page
print-scores = Scores
print-total = Total
