import type { About } from '../../script-about.ts';

export const about: About = {
  minutes: 15,
  languages: ['en'],
  words: {
    en: {
      title: 'The Lantern Ferry',
      blurb:
        'A river in the monsoon, a boat on her last crossing, and far out on an island where nobody lives, a light that somebody keeps.',
      intro: [
        'You are the person it happens to. Choose what you would do, not what sounds best: no answer is right or wrong.',
        'Three chapters, 26 choices. You can stop at any moment and go on later, here or on another device.',
        'Each choice is kept as you make it, even when the connection is lost.',
      ],
    },
    hi: {
      title: 'लालटेन वाली नाव',
      blurb: 'बरसात की एक नदी, आख़िरी फेरे पर निकली एक नाव, और दूर एक टापू पर, जहाँ कोई नहीं रहता, किसी की जलाई हुई रोशनी।',
      intro: [
        'यह सब आपके साथ हो रहा है। वही चुनिए जो सच में आपका क़दम होगा, वह नहीं जो सुनने में अच्छा लगे: कोई जवाब सही या ग़लत नहीं है।',
        'तीन अध्याय, 26 चुनाव। जब चाहें रुकिए, और बाद में यहीं या किसी और डिवाइस पर आगे बढ़िए।',
        'हर चुनाव उसी पल सेव हो जाता है, कनेक्शन टूट जाए तब भी।',
      ],
    },
  },
};
