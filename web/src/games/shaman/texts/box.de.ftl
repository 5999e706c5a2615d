### What the page says about Shaman before it is opened, in German.

box-shaman-title = Shaman Island
box-shaman-about = Das Land selbst ist in Bewegung: Versenke und verschiebe Plättchen und halte die größten Inseln.
gallery-title-shaman = Figuren und Plättchen
gallery-about-shaman = Was auf dem Land steht und woraus das Land gemacht ist.
