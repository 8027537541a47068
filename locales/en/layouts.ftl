# Keyboard layouts: the signs of the 47 keys of a US keyboard from the top left, row by row and key by key, without
# Shift and with it. A line typed on the wrong layout is read on these. A language's layouts stand in its own folder.

layout-us = US
    .plain = `1234567890-=qwertyuiop[]asdfghjkl;'\zxcvbnm,./
    .shifted = ~!@#$%^&*()_+QWERTYUIOP{"{"}{"}"}ASDFGHJKL:"|ZXCVBNM<>?

read-as = Read as: { $line }.
