import { expect, test } from 'vitest';
import { holdsContactDetails } from './contact-details.ts';

test.each([
  'Write to asha@example.org',
  'asha [at] example.org',
  'asha at example dot org',
  'asha＠example.org',
  'Call +91 98765 43210',
  '98765-43210',
  '०९८७६५ ४३२१०',
  '9 8 7 6 5 4 3 2 1 0',
  'https://wa.me/919876543210',
  'find me at t.me/asha',
  'discord.gg/xyz',
  'skype:asha.rao',
  'tel:12',
  '2010-2014 98765',
])('%s is a way to reach somebody', (text) => expect(holdsContactDetails(text)).toBe(true));

test.each([
  'I taught mathematics, 2010-2014 and 2016–2019.',
  'Born 1984, in Kochi; since 2012 with 1,200 farmers.',
  'A population of 1,400,000,000',
  'Meet at noon; dots and at-signs do not matter.',
  'गणित और संगीत, १९९० से',
  'See my paper on telegrams of 1857.',
  'https://example.org/paper',
  '10 to 12 people, 3 times a week',
  '',
])('%s is none', (text) => expect(holdsContactDetails(text)).toBe(false));
