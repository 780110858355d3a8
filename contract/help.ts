import { z } from 'zod';
import { endpoint, LanguageCode } from './endpoint.ts';
import { MAX_HELP_LINES } from './help-words.ts';

export const helpMessages = {
  country: 'Please choose a country, by its two letters.',
  number: 'Please write the number as it is dialled in the country: digits, spaces and a plus at most.',
  name: 'Please write the name in both languages, in 80 letters at most.',
  about: 'Please say in both languages whom it is for and when it answers, in 160 letters at most.',
  source: 'Please say where the number was found, in 200 letters at most.',
  checkedOn: 'Please give the day on which the number was last checked. It cannot lie ahead.',
  lines: `A country has ${MAX_HELP_LINES} lines at most.`,
} as const;

const saidIn = (longest: number, error: string) =>
  z.record(LanguageCode, z.string({ error }).trim().min(1, { error }).max(longest, { error }), { error });

export const HelpLine = z.object({
  number: z
    .string({ error: helpMessages.number })
    .trim()
    .regex(/^\+?\d[\d ]{1,19}$/, { error: helpMessages.number }),
  name: saidIn(80, helpMessages.name),
  about: saidIn(160, helpMessages.about),
  source: z.string({ error: helpMessages.source }).trim().min(3, { error: helpMessages.source }).max(200, { error: helpMessages.source }),
  checkedOn: z.iso.date({ error: helpMessages.checkedOn }),
});
export type HelpLine = z.infer<typeof HelpLine>;

const Country = z
  .string({ error: helpMessages.country })
  .regex(/^[A-Z]{2}$/, { error: helpMessages.country })
  .meta({ example: 'NP' });

const InLanguages = z.record(LanguageCode, z.string());

/** The lines of one country. The first one is for danger to life. */
const CountryHelp = z.object({
  country: z.string().meta({ example: 'IN' }),
  names: InLanguages,
  lines: z.array(z.object({ number: z.string(), name: InLanguages, about: InLanguages, source: z.string(), checkedOn: z.string() })),
});
export type CountryHelp = z.infer<typeof CountryHelp>;

const HelpList = z.object({
  countries: z.array(
    CountryHelp.extend({ isOwn: z.boolean().meta({ description: 'Kept by an operator. The others came with the program.' }) }),
  ),
});
export type HelpList = z.infer<typeof HelpList>;

const shared = { tag: 'Operators', access: 'operator', ok: HelpList } as const;

export const readHelpList = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/operator/help-lines',
  summary: 'The numbers for people in need, by country, each with the day on which it was checked.',
  problems: ['unauthenticated', 'forbidden'],
});

export const keepHelpLines = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/operator/help-lines/{country}',
  summary: 'Put the lines of one country in place of those that are there. None: those that came with the program count again.',
  params: z.object({ country: Country }),
  body: z.object({ lines: z.array(HelpLine).max(MAX_HELP_LINES, { error: helpMessages.lines }) }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable'],
});

export const readHelpLines = endpoint({
  method: 'GET',
  path: '/api/help-lines',
  summary: 'The numbers for people in need, by country; India comes first.',
  tag: 'Site',
  access: 'anyone',
  ok: z.object({ countries: z.array(CountryHelp) }),
  problems: [],
});

export const helpEndpoints = [readHelpLines, readHelpList, keepHelpLines] as const;
