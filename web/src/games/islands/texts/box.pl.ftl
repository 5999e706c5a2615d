### What the page says about Islands before it is opened, in Polish.

box-islands-title = Origami Islands
box-islands-about = Licytuj kształty i maluj swoje wyspy przez pory roku, w pojedynkę albo nawet w sześć osób.
gallery-title-islands = Miejsca, karty i wyspy
gallery-about-islands = Co stoi na wyspach, co się licytuje, oraz wszystkie wyspy tak, jak są wydrukowane.
box-islands-look = Obejrzyj jego wyspy
