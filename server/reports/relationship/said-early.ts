import type { House } from '#content/mind/facets.ts';
import type { TwoDomain } from '#content/sayings/saying.ts';
import type { Language } from '#contract/language.ts';

/** Keeping promises, saying what one feels, being at ease, making up, belonging, letting go. */
export const BETWEEN_TWO = [2, 3, 4, 7, 11, 12] as const satisfies readonly House[];
type Between = (typeof BETWEEN_TWO)[number];

/** What somebody at this end can say to the other before it is needed. */
export const saidEarly: Readonly<
  Record<Language, Readonly<Record<Between, Readonly<Record<TwoDomain, Readonly<Record<'high' | 'low', string>>>>>>>
> = {
  en: {
    2: {
      emotional: {
        high: '“I remember what you tell me. If I ever remind you too often, tell me, and I will stop.”',
        low: '“Dates slip past me, however much the person matters. Write yours where I look every day.”',
      },
      rational: {
        high: '“I am at ease when I know what is paid and what is left. Let me keep the list, and ask me whenever you like.”',
        low: '“Bills and keys get lost with me. Shall we look at them together, one evening a month?”',
      },
    },
    3: {
      emotional: {
        high: '“I say what I feel while I feel it. It is loud for ten minutes, and you may tell me when it is too much.”',
        low: '“I need a walk before I can say what is wrong. When I am silent, I am not angry.”',
      },
      rational: {
        high: '“I like to explain a thing to its end. Raise a hand when you have heard enough.”',
        low: '“It is clear in my head and comes out tangled. Ask me one question, and I will try again.”',
      },
    },
    4: {
      emotional: {
        high: '“It takes a lot before I am frightened. That does not mean that I do not care: ask me, and I will tell you.”',
        low: '“When I am upset I need a little time before I can talk. I will come back to it today.”',
      },
      rational: {
        high: '“I tend to ask what lies behind a mood. If you only want company, say so.”',
        low: '“Often I know only later what I felt. Ask me again tomorrow.”',
      },
    },
    7: {
      emotional: {
        high: '“After a quarrel I want to make up the same day. Tell me if you need longer.”',
        low: '“In a quarrel I do not find the fair word at once. Give me a quarter of an hour, and I will look for it.”',
      },
      rational: {
        high: '“I look for an answer in which both of us get something. Tell me what matters most to you.”',
        low: '“It is hard for me to say what a thing is worth to me. Give me a night before we decide.”',
      },
    },
    11: {
      emotional: {
        high: '“I like to have my people around me. Which evenings shall be for us two alone?”',
        low: '“I am slow to feel at home in a group. Stay near me for the first half hour.”',
      },
      rational: {
        high: '“I build on what others say. If you want your idea left as it is, tell me.”',
        low: '“I think better alone at first. Let me bring you the idea when it is whole, and then change it with me.”',
      },
    },
    12: {
      emotional: {
        high: '“I let go of things early. If something is not over for you, tell me, and I will listen.”',
        low: '“Old things stay with me for a long time. It helps me to hear once more that you are sorry.”',
      },
      rational: {
        high: '“I ask myself for days why I did something. You need not answer it for me.”',
        low: '“I seldom ask myself why I did something. Ask me kindly, and give me a day.”',
      },
    },
  },
  hi: {
    2: {
      emotional: {
        high: '“आपकी बताई बात मुझे याद रहती है। मेरा याद दिलाना ज़्यादा लगे, तो एक बार कह दीजिए।”',
        low: '“तारीख़ें मुझसे छूट जाती हैं, इंसान कितना भी ख़ास हो। अपनी तारीख़ वहाँ लिखिए जहाँ मेरी नज़र रोज़ पड़े।”',
      },
      rational: {
        high: '“क्या चुकाया और क्या बचा, यह पता हो तो मुझे चैन रहता है। सूची मेरे पास रहने दीजिए, और जब चाहें पूछ लीजिए।”',
        low: '“बिल और चाबियाँ मेरे ध्यान से निकल जाती हैं। महीने की एक शाम इन्हें साथ देख लें?”',
      },
    },
    3: {
      emotional: {
        high: '“मन की बात मुझसे उसी वक़्त निकल जाती है। दस मिनट शोर रहता है; ज़्यादा लगे, तो कह दीजिए।”',
        low: '“क्या बुरा लगा, यह कहने से पहले मुझे थोड़ा टहलना पड़ता है। मेरी चुप्पी ग़ुस्सा नहीं है।”',
      },
      rational: {
        high: '“बात को पूरा समझाना मुझे अच्छा लगता है। काफ़ी हो जाए, तो हाथ उठा दीजिए।”',
        low: '“मन में बात साफ़ होती है, कहने में उलझ जाती है। एक सवाल पूछिए, मैं फिर से कोशिश करूँ।”',
      },
    },
    4: {
      emotional: {
        high: '“मुझे घबराहट देर से होती है। इसका मतलब यह नहीं कि परवाह नहीं: पूछिए, मैं बता दूँ।”',
        low: '“मन उखड़ा हो, तो बात करने से पहले मुझे थोड़ा वक़्त चाहिए। बात आज ही पूरी होगी।”',
      },
      rational: {
        high: '“किसी के मूड के पीछे क्या है, यह पूछना मेरी आदत है। सिर्फ़ साथ चाहिए हो, तो कह दीजिए।”',
        low: '“मुझे क्या महसूस हुआ, यह अक्सर बाद में समझ आता है। कल फिर पूछ लीजिए।”',
      },
    },
    7: {
      emotional: {
        high: '“झगड़े के बाद उसी दिन मना लेना मुझे अच्छा लगता है। आपको ज़्यादा वक़्त चाहिए, तो बता दीजिए।”',
        low: '“झगड़े में सही बात मुझे तुरंत नहीं सूझती। पंद्रह मिनट दीजिए, मैं उसे ढूँढ लूँ।”',
      },
      rational: {
        high: '“मुझे ऐसा हल चाहिए जिसमें दोनों को कुछ मिले। बताइए, आपके लिए सबसे ज़रूरी क्या है।”',
        low: '“कोई चीज़ मेरे लिए कितनी क़ीमती है, यह कहना मुझे मुश्किल लगता है। तय करने से पहले एक रात दीजिए।”',
      },
    },
    11: {
      emotional: {
        high: '“मुझे अपने लोग आसपास अच्छे लगते हैं। कौन सी शामें सिर्फ़ हम दोनों की हों?”',
        low: '“किसी समूह में घुलने में मुझे वक़्त लगता है। पहले आधे घंटे मेरे पास रहिए।”',
      },
      rational: {
        high: '“दूसरों की बात में अपनी बात जोड़ना मेरी आदत है। अपना विचार वैसा ही रखना हो, तो बता दीजिए।”',
        low: '“पहले अकेले सोचना मेरे लिए बेहतर रहता है। विचार पूरा बन जाए, तब मिलकर उसे बदलें।”',
      },
    },
    12: {
      emotional: {
        high: '“बात मेरे मन से जल्दी उतर जाती है। आपके लिए ख़त्म न हुई हो, तो बता दीजिए।”',
        low: '“पुरानी बातें मेरे साथ देर तक रहती हैं। आपका एक बार और माफ़ी माँगना मन हल्का कर देता है।”',
      },
      rational: {
        high: '“कोई काम मुझसे क्यों हुआ, यह सवाल कई दिन साथ चलता है। उसका जवाब आपको नहीं देना है।”',
        low: '“कोई काम मुझसे क्यों हुआ, यह सवाल मेरे मन में कम उठता है। प्यार से पूछिए, और एक दिन दीजिए।”',
      },
    },
  },
};
