import type { Notice } from './script-notice-words.ts';

export const notice20261123: Notice = {
  version: '2026-11-23',
  person: {
    en: {
      title: 'What we keep of you, and why',
      lead: 'A minute of reading, apart from the terms.',
      items: [
        {
          title: 'What',
          text: 'Your name, username and email, and the month and year of your birth. Your answers in stories and games, how long each one took, whether you looked away meanwhile, and the kind of device. What we compute from them: your strengths, and how sure we are.',
        },
        {
          title: 'Why',
          text: 'To log you in, to measure your strengths and to show them to you. For nothing else, unless you tick it.',
        },
        {
          title: 'How long',
          text: 'As long as you have the account. If you erase it, everything is gone seven days later. Three years longer we keep a record, without your name, of what you agreed to and that it was erased.',
        },
        {
          title: 'Who sees it',
          text: 'You. Others only what you share with them. There are no advertisers here, no trackers, and nothing is sold.',
        },
        {
          title: 'Your rights',
          text: 'See it, take it along, correct it, withdraw what you agreed to, erase it: on the page “Privacy” of your account. By our grievance form you can also name somebody who decides for you if you cannot.',
        },
        {
          title: 'To complain',
          text: 'Our grievance form brings an answer within seven working days. If that does not help: the Data Protection Board of India, or in Europe the authority of your country.',
        },
      ],
    },
    hi: {
      title: 'हम आपके बारे में क्या रखते हैं, और क्यों',
      lead: 'एक मिनट की पढ़ाई, शर्तों से अलग।',
      items: [
        {
          title: 'क्या',
          text: 'आपका नाम, यूज़रनेम और ईमेल, और जन्म का महीना और साल। कहानियों और खेलों में आपके जवाब, हर जवाब में लगा समय, बीच में ध्यान कहीं और गया या नहीं, और डिवाइस किस तरह का है। और इनसे निकला नतीजा: आपकी ताक़तें, और हमें उन पर कितना भरोसा है।',
        },
        {
          title: 'क्यों',
          text: 'आपको लॉग इन कराने के लिए, आपकी ताक़तें मापने और आपको दिखाने के लिए। और किसी काम के लिए नहीं, जब तक आप ख़ुद निशान न लगाएँ।',
        },
        {
          title: 'कब तक',
          text: 'जब तक आपका खाता है। खाता मिटाने पर सात दिन बाद सब कुछ मिट जाता है। उसके बाद तीन साल तक, बिना आपके नाम के, बस यह दर्ज रहता है कि सहमति किस बात की थी और सब मिटा दिया गया।',
        },
        {
          title: 'कौन देखता है',
          text: 'आप। दूसरे लोग सिर्फ़ वह, जो आप उनके साथ साझा करें। यहाँ न विज्ञापन हैं, न पीछा करने वाले ट्रैकर, और कुछ बेचा नहीं जाता।',
        },
        {
          title: 'आपके अधिकार',
          text: 'देखना, साथ ले जाना, सुधरवाना, सहमति वापस लेना, मिटाना: सब आपके खाते के “निजता” पन्ने पर। शिकायत फ़ॉर्म से आप किसी ऐसे व्यक्ति का नाम भी दे सकते हैं जो ज़रूरत पड़ने पर आपकी जगह फ़ैसला ले।',
        },
        {
          title: 'शिकायत',
          text: 'हमारे शिकायत फ़ॉर्म से सात कामकाजी दिनों में जवाब आता है। उससे बात न बने तो: भारत का डेटा संरक्षण बोर्ड, या यूरोप में आपके देश का प्राधिकरण।',
        },
      ],
    },
  },
  parent: {
    en: {
      title: 'What we keep of your child, and why',
      lead: 'Your child would like to play tests here that measure strengths of the mind. Under 18 you decide. Until you agree, no answer is stored.',
      items: [
        {
          title: 'What',
          text: 'Name, username, email, and the month and year of birth. Answers in stories and games, how long each took, and the kind of device. The strengths that are computed from them. Of you: your email and the name that you enter here.',
        },
        {
          title: 'Why',
          text: 'To measure your child’s strengths and to show them to your child. For nothing else.',
        },
        {
          title: 'What never happens under 18',
          text: 'No advertising, no following of behaviour, no use for research, no outside text service, no links that show a report to others, no contact with employers.',
        },
        {
          title: 'How long',
          text: 'Until your child or you erase it. Then everything is gone seven days later; a record of your consent and of the erasure, without a name, stays for three years.',
        },
        {
          title: 'Your rights',
          text: 'By the link in our mail you can see at any time what is kept, withdraw your consent, and have all of it erased.',
        },
        {
          title: 'To complain',
          text: 'Our grievance form brings an answer within seven working days. If that does not help: the Data Protection Board of India, or in Europe the authority of your country.',
        },
      ],
    },
    hi: {
      title: 'हम आपके बच्चे के बारे में क्या रखते हैं, और क्यों',
      lead: 'आपका बच्चा यहाँ मन की ताक़तें मापने वाले टेस्ट खेलना चाहता है। 18 साल से कम उम्र में फ़ैसला आपका है। आपकी सहमति से पहले कोई जवाब सेव नहीं होता।',
      items: [
        {
          title: 'क्या',
          text: 'नाम, यूज़रनेम, ईमेल, और जन्म का महीना और साल। कहानियों और खेलों में जवाब, हर जवाब में लगा समय, और डिवाइस किस तरह का है। इनसे निकली ताक़तें। आपका: ईमेल और वह नाम जो आप यहाँ लिखें।',
        },
        {
          title: 'क्यों',
          text: 'आपके बच्चे की ताक़तें मापने और उसे दिखाने के लिए। और किसी काम के लिए नहीं।',
        },
        {
          title: '18 से कम उम्र में क्या कभी नहीं होता',
          text: 'न विज्ञापन, न व्यवहार का पीछा, न शोध में इस्तेमाल, न बाहर की कोई लेखन सेवा, न दूसरों को रिपोर्ट दिखाने वाले लिंक, न नियोक्ताओं से संपर्क।',
        },
        {
          title: 'कब तक',
          text: 'जब तक आपका बच्चा या आप उसे न मिटाएँ। उसके सात दिन बाद सब मिट जाता है; आपकी सहमति और मिटाए जाने का रिकॉर्ड, बिना नाम के, तीन साल रहता है।',
        },
        {
          title: 'आपके अधिकार',
          text: 'हमारे ईमेल के लिंक से आप कभी भी देख सकते हैं कि क्या रखा गया है, सहमति वापस ले सकते हैं, और सब कुछ मिटवा सकते हैं।',
        },
        {
          title: 'शिकायत',
          text: 'हमारे शिकायत फ़ॉर्म से सात कामकाजी दिनों में जवाब आता है। उससे बात न बने तो: भारत का डेटा संरक्षण बोर्ड, या यूरोप में आपके देश का प्राधिकरण।',
        },
      ],
    },
  },
  purposes: {
    measuring: {
      en: {
        title: 'Measure my strengths and show them to me',
        text: 'Needed: an account is for nothing else. You can withdraw it at any time; then your answers and results are erased.',
      },
      hi: {
        title: 'मेरी ताक़तें मापी जाएँ और मुझे दिखाई जाएँ',
        text: 'ज़रूरी: खाता इसी के लिए है। इसे कभी भी वापस लिया जा सकता है; तब आपके जवाब और नतीजे मिटा दिए जाते हैं।',
      },
    },
    society: {
      en: {
        title: 'See whether I may be invited to the Higher Mind Society',
        text: 'Our program looks at your six games. If they may belong to the top 1%, you get a mail. No number is kept for it, no member sees a result, and nobody learns that you were not invited.',
      },
      hi: {
        title: 'देखा जाए कि मुझे हायर माइंड सोसाइटी का न्योता मिल सकता है या नहीं',
        text: 'हमारा प्रोग्राम आपके छह खेल देखता है। अगर वे ऊपर के 1% के हो सकते हैं, तो आपको ईमेल आता है। इसके लिए कोई अंक नहीं रखा जाता, किसी सदस्य को नतीजा नहीं दिखता, और न्योता न मिले तो किसी को पता नहीं चलता।',
      },
    },
    research: {
      en: {
        title: 'Use my answers to make the tests better',
        text: 'Without name, number or date: which answers were chosen, and which statements people call untrue of themselves. It shows us which questions measure well.',
      },
      hi: {
        title: 'मेरे जवाबों से टेस्ट बेहतर बनाए जाएँ',
        text: 'बिना नाम, नंबर या तारीख़ के: कौन-से जवाब चुने गए, और कौन-सी बातें लोगों को अपने बारे में ग़लत लगीं। इससे पता चलता है कि कौन-से सवाल ठीक मापते हैं।',
      },
    },
    provider: {
      en: {
        title: 'Let an outside service write texts of mine',
        text: 'It gets numbers, labels and sentences of ours, never your name or an answer. Without this our own writer writes them.',
      },
      hi: {
        title: 'मेरे कुछ पाठ बाहर की सेवा लिखे',
        text: 'उसे संख्याएँ, नाम-पट्टियाँ और हमारे वाक्य मिलते हैं, आपका नाम या कोई जवाब कभी नहीं। इसके बिना हमारा अपना लेखक लिखता है।',
      },
    },
  },
};
