/** Words that state nothing about a person by themselves: grammar, the chart, order and time. A text may use them freely. */
export const harmlessEn = `
a an the this that these those it its they them their theirs he she we us our you your yours yourself one ones own self who whom whose which what
when where while why how if whether though although because since so as than then thus and or but nor both either neither not no
of in on at by for from with without within into onto out up down over under above below between among beside near around across through
to toward towards about against before after until till during along behind beyond off away back again once still yet already just only even
also too very much many more most less least few several some any all each every other others another same such quite rather almost nearly
be am is are was were been being do does did done have has had having can could may might must shall should will would
here there now today tomorrow yesterday week weeks day days daily month months year years evening morning night minute minutes moment moments hour hours time times first
second third last next later soon early late long short small large larger largest big bigger little great new old good better best well
go goes come comes get gets got make makes made take takes took give gives gave let lets put puts keep keeps use uses used try tries need needs want wants like likes mean means
begin begins start starts stop stops end ends begin stay stays hold holds find finds look looks see sees show shows shown seem seems say says said tell tells ask asks
know knows feel feels think thinks call calls work works help helps happen happens turn turns leave leaves stand stands lie lies sit sits
thing things something anything everything nothing part parts side sides way ways place places kind sort bit lot fact example sign step steps word words
people person somebody someone anybody anyone everybody everyone nobody life everyday ordinary usual
area areas mind function functions strength strengths strong stronger strongest weak weaker weakest weakness weaknesses average high higher highest low lower lowest quiet quieter
chart charts bubble bubbles bar bars cloud word range ranges likely probably perhaps estimate estimates estimated true half halves middle class scale value point
top bottom order sort sorts list lists compare compares compared comparison differ differs difference different close closer clear clearly clearer sure surer unsure certain
rest rests test tests story stories game games measure measures measured far story whole anywhere somewhere wherever whatever whoever however
asks harder hard easier easy easily easiest takes care careful trouble comes natural naturally ready
longest shortest line lines means meaning dominant named rank ranked overlap overlaps cross crosses carry carries
practice habit useful worth possible enough alone together instead main simple simply exactly really maybe actually
piece act deed question answer answers reason result idea choice attempt beginning ending
choose chosen change changes matter matters becomes become remain remains
pick picks choose slight slightly explain explains brief briefly profile run runs unclear settle settles solve solves handle handles prefer prefers tend tends add adds drop drops notice notices set sets describe describes
suit suits either way bear bears allow allows join joins follow follows reach reaches grow grows growth room wait waits hear hears speak speaks talk talks bring brings hand hands miss misses slip slips slow slowly quick quickly calm calmly simple quietly plain plainly detail details problem problems sentence sentences idea ideas thought thoughts minute-long
faced face faces sum sums win wins spoil spoils summary scene scenes card cards verdict room fits fit count counts sounds sound clears spends spend saves save dear read reads reading
`;
