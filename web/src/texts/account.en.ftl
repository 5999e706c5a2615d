### What the server keeps of somebody, in English. Every locale has the same ids.

data-title = What is kept of you
data-about = Your matches, what you have said in them and, if you have one, your account. How long each of it stays is in the server’s documentation.
data-export = Download everything
data-delete = Delete everything
data-delete-about = Your account, your own matches and what you have said are deleted for good. Where others played with you, the match stays with them, without your name; a bot plays on in your place. Records that were sealed before keep the names they were written with.
data-delete-sure = Delete it for good
data-keep = Keep it
data-deleted = Everything is deleted. You are a new guest now.
