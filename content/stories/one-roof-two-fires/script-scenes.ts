import type { Backdrop, Chapter } from '../script-scene.ts';

/**
 * What surrounds the words of the story: safe for a browser. The words themselves are in script.<language>.ink, whose `backdrop` tags
 * name the pictures below.
 */
export const chapters: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Two Smokes', hi: 'दो धुएँ' },
    screens: ['RF01', 'RF02', 'RF03', 'RF04', 'RF05', 'RF06', 'RF07', 'RF08', 'RF09'],
  },
  {
    number: 2,
    title: { en: 'What Comes Out', hi: 'जो बाहर आता है' },
    screens: ['RF10', 'RF11', 'RF12', 'RF13', 'RF14', 'RF15', 'RF16', 'RF17', 'RF18'],
  },
  {
    number: 3,
    title: { en: 'The Courtyard', hi: 'आँगन' },
    screens: ['RF19', 'RF20', 'RF21', 'RF22', 'RF23', 'RF24', 'RF25', 'RF26'],
  },
];

export const backdrops: readonly Backdrop[] = [
  {
    screen: 'RF01',
    id: 'courtyard',
    alt: {
      en: 'A long house in the snow with two smoking chimneys; a brick wall runs from it through the courtyard. A woman on one side and a man on the other each hold out a steaming plate, and a cow stands across the wall.',
      hi: 'बर्फ़ में एक लंबा घर, दो चिमनियों से धुआँ; ईंटों की दीवार आँगन के बीच से जाती है। एक तरफ़ एक औरत और दूसरी तरफ़ एक आदमी भाप वाली थाली लिए खड़े हैं, और एक गाय दीवार के आर-पार खड़ी है।',
    },
  },
  {
    screen: 'RF02',
    id: 'attic',
    alt: {
      en: 'Under the roof an engineer in a yellow headscarf points at a long crack in a huge beam; a brick wall stands below it.',
      hi: 'छत के नीचे पीले दुपट्टे वाली इंजीनियर मोटी बीम की लंबी दरार की ओर हाथ उठाए है; नीचे ईंटों की दीवार है।',
    },
  },
  {
    screen: 'RF03',
    id: 'east-kitchen',
    alt: {
      en: 'A blue kitchen that ends in a brick wall; half a table with two legs leans on the bricks, and a grey-haired man stands at the stove.',
      hi: 'नीली रसोई, जो ईंटों की दीवार पर ख़त्म होती है; दो पायों वाली आधी मेज़ दीवार से टिकी है, और पके बालों वाले एक आदमी चूल्हे के पास खड़े हैं।',
    },
  },
  {
    screen: 'RF04',
    id: 'gallery',
    alt: {
      en: 'An old woman with a stick stands in a lit doorway between a rust-red door and a blue one, while two people listen from the stairs.',
      hi: 'लाठी लिए एक बूढ़ी औरत रोशन चौखट में खड़ी हैं, एक ओर लाल दरवाज़ा, दूसरी ओर नीला; सीढ़ियों से दो लोग सुन रहे हैं।',
    },
  },
  {
    screen: 'RF05',
    id: 'snowy-morning',
    alt: {
      en: 'The courtyard on a bright morning: icicles on the stone steps, snow that glitters, and a cow made of snow with apples for eyes.',
      hi: 'चमकीली सुबह का आँगन: पत्थर की सीढ़ियों पर बर्फ़ की लटकनें, चमकती बर्फ़, और सेब की आँखों वाली बर्फ़ की एक गाय।',
    },
  },
  {
    screen: 'RF06',
    id: 'apple-store',
    alt: {
      en: 'Shelves of apples up to the ceiling; between them a man in a white coat turns one apple in his hand.',
      hi: 'छत तक सेबों से भरे ताक़; बीच में सफ़ेद कोट वाले एक आदमी हाथ में एक सेब पलट रहे हैं।',
    },
  },
  {
    screen: 'RF07',
    id: 'orchard',
    alt: {
      en: 'Bare apple trees in the snow below high mountains; two people carry straw, and the first slows down before a tree with a ribbon.',
      hi: 'ऊँचे पहाड़ों के नीचे बर्फ़ में नंगे सेब के पेड़; दो लोग पुआल ढो रहे हैं, और आगे वाली फ़ीता बँधे पेड़ के पास धीमी हो रही है।',
    },
  },
  {
    screen: 'RF08',
    id: 'front-door',
    alt: {
      en: 'A great wooden door carved with birds and apples; a woman and a man quarrel before it, and a cow stands between them and chews.',
      hi: 'चिड़ियों और सेबों की नक़्क़ाशी वाला बड़ा दरवाज़ा; सामने एक औरत और एक आदमी झगड़ रहे हैं, और बीच में एक गाय जुगाली कर रही है।',
    },
  },
  {
    screen: 'RF09',
    id: 'amas-room',
    alt: {
      en: 'An old woman sits on a bed under a lamp with a fan of cards in her hand; there is a door on either side of the room.',
      hi: 'बूढ़ी औरत लैंप के नीचे बिस्तर पर बैठी हैं, हाथ में ताश के पत्ते; कमरे के दोनों ओर एक-एक दरवाज़ा है।',
    },
  },
  {
    screen: 'RF10',
    id: 'attic-props',
    alt: {
      en: 'Iron supports stand under the cracked beam; the engineer is half hidden behind it, and an arm holds a lamp from the side.',
      hi: 'चटकी बीम के नीचे लोहे के टेके; इंजीनियर उसके पीछे आधी छिपी है, और बग़ल से एक हाथ लालटेन थामे है।',
    },
  },
  {
    screen: 'RF11',
    id: 'locked-room',
    alt: {
      en: 'A dark open room with dusty chests and cobwebs; a woman waits on one side of it, a man on the other, and the engineer at the door.',
      hi: 'खुला अँधेरा कमरा, धूल भरे संदूक और जाले; एक ओर एक औरत, दूसरी ओर एक आदमी रुके हैं, और दरवाज़े पर इंजीनियर।',
    },
  },
  {
    screen: 'RF12',
    id: 'tin-and-keys',
    alt: {
      en: 'A red tin with an apple on its label and a lock on its lid; beside it a ring with very many keys.',
      hi: 'लाल डिब्बा, जिस पर सेब का लेबल और ढक्कन पर ताला है; पास में ढेरों चाबियों वाला एक छल्ला।',
    },
  },
  {
    screen: 'RF13',
    id: 'truck',
    alt: {
      en: 'A painted truck loaded with furniture drives down a white mountain road; a school stands further up the valley.',
      hi: 'सामान से लदा रंगीन ट्रक बर्फ़ीली पहाड़ी सड़क पर उतर रहा है; घाटी में एक स्कूल दिखता है।',
    },
  },
  {
    screen: 'RF14',
    id: 'band',
    alt: {
      en: 'A band in red coats plays horns and a drum under a bare walnut tree; people listen from the left and from the right, and so does the cow.',
      hi: 'नंगे अखरोट के नीचे लाल कोट वाला बैंड तुरही और ढोल बजा रहा है; लोग बाएँ और दाएँ से सुन रहे हैं, और गाय भी।',
    },
  },
  {
    screen: 'RF15',
    id: 'amas-room-night',
    alt: {
      en: 'At night the family stands round the old woman’s bed and looks up at a crack in the ceiling.',
      hi: 'रात में परिवार बूढ़ी औरत के बिस्तर को घेरे खड़ा है और छत की दरार की ओर देख रहा है।',
    },
  },
  {
    screen: 'RF16',
    id: 'back-wing',
    alt: {
      en: 'A leaning old room with cracked walls; in it a post with marks, a bundle of young shoots, a bench by the stove and a hook on the wall.',
      hi: 'झुका हुआ पुराना कमरा, चटकी दीवारें; निशानों वाला खंभा, नन्ही क़लमों का गुच्छा, चूल्हे के पास बेंच और दीवार पर एक खूँटी।',
    },
  },
  {
    screen: 'RF17',
    id: 'amas-confession',
    alt: {
      en: 'The old woman sits on her bed between two shut doors and holds out her two empty hands.',
      hi: 'बूढ़ी औरत दो बंद दरवाज़ों के बीच बिस्तर पर बैठी हैं और अपने दोनों ख़ाली हाथ आगे बढ़ाए हैं।',
    },
  },
  {
    screen: 'RF18',
    id: 'courtyard-boxes',
    alt: {
      en: 'The courtyard is full of boxes; old floorboards with nails lie in a pile, and where the back rooms stood there are only beams in the snow.',
      hi: 'आँगन बक्सों से भरा है; कीलों वाले पुराने तख़्तों का ढेर है, और पिछले हिस्से की जगह बर्फ़ में बस बीमें पड़ी हैं।',
    },
  },
  {
    screen: 'RF19',
    id: 'ridge-clouds',
    alt: {
      en: 'Clouds come over the mountains; the bride stands among benches in the courtyard and looks up at them.',
      hi: 'पहाड़ों पर बादल आ रहे हैं; दुल्हन आँगन में बेंचों के बीच खड़ी ऊपर देख रही है।',
    },
  },
  {
    screen: 'RF20',
    id: 'paper-birds',
    alt: {
      en: 'In the rust-red kitchen a man kneads dough on the other half of the table; red paper birds hang from the ceiling.',
      hi: 'लाल रसोई में एक आदमी मेज़ के दूसरे हिस्से पर आटा गूँध रहे हैं; छत से लाल काग़ज़ की चिड़ियाँ लटकी हैं।',
    },
  },
  {
    screen: 'RF21',
    id: 'two-doors',
    alt: {
      en: 'A crowd of guests in bright clothes stands in the snow before two open doors; in each door somebody beckons.',
      hi: 'रंगीन कपड़ों में मेहमान दो खुले दरवाज़ों के सामने बर्फ़ में खड़े हैं; हर दरवाज़े से कोई बुला रहा है।',
    },
  },
  {
    screen: 'RF22',
    id: 'fire-by-the-wall',
    alt: {
      en: 'Evening: people sit round a fire on both sides of the wall, and the old woman stands on her stick between them.',
      hi: 'शाम: दीवार के दोनों ओर लोग आग के पास बैठे हैं, और बीच में बूढ़ी औरत लाठी के सहारे खड़ी हैं।',
    },
  },
  {
    screen: 'RF23',
    id: 'bread-by-the-fire',
    alt: {
      en: 'The same fire later: people sit with bowed heads, loaves lie on the wall, and the baker holds one in his hands.',
      hi: 'वही आग, कुछ देर बाद: लोग सिर झुकाए बैठे हैं, दीवार पर रोटियाँ रखी हैं, और एक रोटी जोसेफ़ के हाथ में है।',
    },
  },
  {
    screen: 'RF24',
    id: 'wedding-morning',
    alt: {
      en: 'A clear morning: marigolds hang along the house, and one half of the table stands on each side of the wall.',
      hi: 'साफ़ सुबह: घर पर गेंदे की लड़ियाँ हैं, और दीवार के दोनों ओर मेज़ का एक-एक हिस्सा रखा है।',
    },
  },
  {
    screen: 'RF25',
    id: 'two-halves',
    alt: {
      en: 'Brother and sister bend over the table; its light half stands a little higher than its dark one.',
      hi: 'भाई-बहन मेज़ पर झुके हैं; उसका हल्के रंग का हिस्सा गहरे वाले से थोड़ा ऊँचा है।',
    },
  },
  {
    screen: 'RF26',
    id: 'one-table',
    alt: {
      en: 'The whole family and the guests sit at one long table in the courtyard under marigolds, and the cow has come too.',
      hi: 'पूरा परिवार और मेहमान आँगन में गेंदे की लड़ियों के नीचे एक लंबी मेज़ पर बैठे हैं, और गाय भी आ गई है।',
    },
  },
];
