// The ending is put together from what was chosen: the first morning, the offer, the name, the storm, the week and the last reel.

=== ending ===
{ july:
- "rafi": At noon Rafi explains it to Interval, who looks at the wheel.
- "rowg": From there your window is small, bright and empty.
- "board": It is a ghost film. By six it rains, and Tuesday sells out.
- else: From noon to two your foyer is the driest market in Kochi.
} { offer:
- "whole": By October the sellers have their money back.
- "monthly": Every month you carry the nurse’s pay across the lane.
- "ginger": The balcony is full of ginger now, and sad films smell of tea.
- else: In September the rest is there. Varkey returns the tin, polished.
}
{ signed:
- "you": You sleep badly before each rent day, and well after.
- "leela": Leela hangs the paper in her booth, beside her father.
- "basheer": Basheer keeps the paper in a new biscuit tin.
- else: You and Basheer learn to quarrel before breakfast.
} {week == "boat":Leela’s second spoon is yours.|When it pours, you look up and know each screw.} {lost == "screen":The bedsheets go home, and half the street dreams in colour.|There are new loudspeakers; ghosts are still spoken by the sellers.} { finale:
- "still": In the foyer hangs that last picture.
- "acted": The banker comes each Friday now, to act.
- "camps": The two camps sit apart, and share bananas.
- else: The six seconds lie in a can of their own.
} The street still quarrels about Meena.
Annie has cut a window into the back wall, as high as a bed. On Sunday the envelope comes, with money for G 11 and G 12. For the first time there is a note. “Louder, please,” it says. “R.” #end
-> END
