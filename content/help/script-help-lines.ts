import type { CountryHelp } from '#contract/help.ts';

/*
 * The numbers that come with the program. `checkedOn` is the day on which a number was compared with what its source says; nobody has
 * called it. The operator keeps the list after that (/operator/help-lines). The first line of a country is for danger to life.
 */
const CHECKED = '2026-11-23';
const EMERGENCY_METADATA = 'Emergency numbers by country in the metadata of libphonenumber';

const anyHour = { en: 'At any hour, free.', hi: 'किसी भी समय, मुफ़्त।' } as const;

export const builtInHelp: readonly CountryHelp[] = [
  {
    country: 'IN',
    names: { en: 'India', hi: 'भारत' },
    lines: [
      {
        number: '112',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: { en: 'Police, ambulance, fire. At any hour, free.', hi: 'पुलिस, एंबुलेंस, दमकल। किसी भी समय, मुफ़्त।' },
        source: 'Government of India, answer in the Lok Sabha of 12 December 2025 (ERSS 112)',
        checkedOn: CHECKED,
      },
      {
        number: '14416',
        name: { en: 'Tele-MANAS', hi: 'टेली-मानस' },
        about: {
          en: 'Somebody to talk to about what weighs on the mind. At any hour, free, in 20 languages.',
          hi: 'मन पर जो भारी है, उस पर बात करने के लिए। किसी भी समय, मुफ़्त, 20 भाषाओं में।',
        },
        source: 'Government of India, answers in the Lok Sabha of 7 February and 12 December 2025',
        checkedOn: CHECKED,
      },
      {
        number: '1098',
        name: { en: 'Childline', hi: 'चाइल्डलाइन' },
        about: {
          en: 'For everyone under 18, and for whoever worries about a child.',
          hi: '18 से कम उम्र वालों के लिए, और जिसे किसी बच्चे की चिंता हो।',
        },
        source: 'Government of India, answer in the Lok Sabha of 12 December 2025',
        checkedOn: CHECKED,
      },
      {
        number: '181',
        name: { en: 'Women’s helpline', hi: 'महिला हेल्पलाइन' },
        about: { en: 'For women who are hurt or threatened, at home too.', hi: 'उन महिलाओं के लिए जिन्हें मारा या धमकाया जाता है, घर में भी।' },
        source: 'Government of India, answer in the Lok Sabha of 12 December 2025',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'AU',
    names: { en: 'Australia', hi: 'ऑस्ट्रेलिया' },
    lines: [
      {
        number: '000',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: anyHour,
        source: 'Lifeline Australia, questions and answers about its crisis line',
        checkedOn: CHECKED,
      },
      {
        number: '13 11 14',
        name: { en: 'Lifeline', hi: 'लाइफ़लाइन' },
        about: { en: 'Crisis support at any hour; free from a mobile phone.', hi: 'संकट में सहारा, किसी भी समय; मोबाइल से मुफ़्त।' },
        source: 'Lifeline Australia, questions and answers about its crisis line',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'CA',
    names: { en: 'Canada', hi: 'कनाडा' },
    lines: [
      {
        number: '911',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: anyHour,
        source: EMERGENCY_METADATA,
        checkedOn: CHECKED,
      },
      {
        number: '988',
        name: { en: 'Suicide Crisis Helpline', hi: 'आत्महत्या संकट हेल्पलाइन' },
        about: { en: 'Call or text at any hour, in English and French, free.', hi: 'फ़ोन या मैसेज, किसी भी समय, अंग्रेज़ी और फ़्रेंच में, मुफ़्त।' },
        source: 'Public Health Agency of Canada, statement of 30 November 2023',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'IE',
    names: { en: 'Ireland', hi: 'आयरलैंड' },
    lines: [
      {
        number: '112',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: anyHour,
        source: EMERGENCY_METADATA,
        checkedOn: CHECKED,
      },
      {
        number: '116 123',
        name: { en: 'Samaritans', hi: 'समैरिटन्स' },
        about: anyHour,
        source: 'Samaritans, the page “Contact a Samaritan”',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'SG',
    names: { en: 'Singapore', hi: 'सिंगापुर' },
    lines: [
      {
        number: '995',
        name: { en: 'Ambulance', hi: 'एंबुलेंस' },
        about: anyHour,
        source: EMERGENCY_METADATA,
        checkedOn: CHECKED,
      },
      {
        number: '1767',
        name: { en: 'Samaritans of Singapore', hi: 'समैरिटन्स ऑफ़ सिंगापुर' },
        about: { en: 'At any hour.', hi: 'किसी भी समय।' },
        source: 'CNA, where to seek help (2025)',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'GB',
    names: { en: 'United Kingdom', hi: 'ब्रिटेन' },
    lines: [
      {
        number: '999',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: anyHour,
        source: EMERGENCY_METADATA,
        checkedOn: CHECKED,
      },
      {
        number: '116 123',
        name: { en: 'Samaritans', hi: 'समैरिटन्स' },
        about: anyHour,
        source: 'Samaritans, the page “Contact a Samaritan”',
        checkedOn: CHECKED,
      },
    ],
  },
  {
    country: 'US',
    names: { en: 'United States', hi: 'अमेरिका' },
    lines: [
      {
        number: '911',
        name: { en: 'Emergency', hi: 'आपातकाल' },
        about: anyHour,
        source: EMERGENCY_METADATA,
        checkedOn: CHECKED,
      },
      {
        number: '988',
        name: { en: 'Suicide & Crisis Lifeline', hi: 'आत्महत्या और संकट लाइफ़लाइन' },
        about: { en: 'Call or text at any hour, free.', hi: 'फ़ोन या मैसेज, किसी भी समय, मुफ़्त।' },
        source: '988 Suicide & Crisis Lifeline (988lifeline.org)',
        checkedOn: CHECKED,
      },
    ],
  },
];

/** What an operator has kept takes the place of what came with the program, country by country. The first country stays first. */
export function mergeHelp(kept: readonly CountryHelp[]): readonly CountryHelp[] {
  const own = new Map(kept.map((one) => [one.country, one]));
  const [first, ...others] = builtInHelp.map((one) => own.get(one.country) ?? one);
  const added = kept.filter(({ country }) => !builtInHelp.some((one) => one.country === country));
  return [first!, ...[...others, ...added].toSorted((one, other) => one.names.en.localeCompare(other.names.en, 'en'))];
}
