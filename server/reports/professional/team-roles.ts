import type { Language } from '#contract/language.ts';
import type { FacetSum } from '../direction-shares.ts';

/** What people do in a team. A design of ours, named by what others see; each leans on three facets. */
export const TEAM_ROLES = {
  starter: ['1-emotional', '1-rational', '9-emotional'],
  organiser: ['10-emotional', '10-rational', '2-rational'],
  checker: ['6-rational', '6-emotional', '8-rational'],
  inventor: ['5-emotional', '5-rational', '5-cognitive'],
  mediator: ['7-emotional', '4-emotional', '4-rational'],
  connector: ['11-emotional', '11-rational', '3-rational'],
} as const satisfies Record<string, FacetSum>;

export type TeamRole = keyof typeof TEAM_ROLES;

export const teamRoleWords: Record<Language, Record<TeamRole, { readonly label: string; readonly does: string }>> = {
  en: {
    starter: { label: 'The one who starts', does: 'Says “then let us begin”, and takes the first part of the work home.' },
    organiser: { label: 'The one who keeps order', does: 'Knows who does what by which day, and asks before the day has passed.' },
    checker: { label: 'The one who checks', does: 'Adds the numbers up once more, and finds the page that is missing.' },
    inventor: { label: 'The one with ideas', does: 'Puts five ways on the table when the team has stopped at one.' },
    mediator: { label: 'The one who makes peace', does: 'Hears both sides out, and finds what neither of them would refuse.' },
    connector: {
      label: 'The one who brings people together',
      does: 'Builds on what the last person said, and asks the one who has not spoken.',
    },
  },
  hi: {
    starter: { label: 'शुरुआत करने वाले', does: '“चलिए, शुरू करते हैं” कहकर काम का पहला हिस्सा ख़ुद उठा लेना।' },
    organiser: { label: 'व्यवस्था रखने वाले', does: 'किसका काम किस दिन तक होना है, यह याद रखना, और दिन बीतने से पहले पूछ लेना।' },
    checker: { label: 'जाँचने वाले', does: 'जोड़ एक बार फिर लगाना, और छूटा हुआ पन्ना ढूँढ निकालना।' },
    inventor: { label: 'नई बात सुझाने वाले', does: 'टीम एक ही रास्ते पर रुक जाए, तो मेज़ पर पाँच रास्ते रख देना।' },
    mediator: { label: 'सुलह कराने वाले', does: 'दोनों पक्षों को पूरा सुनना, और वह बात ढूँढना जिससे दोनों को इनकार न हो।' },
    connector: { label: 'सबको जोड़ने वाले', does: 'पिछले व्यक्ति की बात को आगे बढ़ाना, और जो चुप है, उससे पूछना।' },
  },
};
