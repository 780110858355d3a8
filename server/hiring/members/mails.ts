import type { Role } from '#contract/hiring/roles.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import { writeLetter } from '#server/identity/letter.ts';
import type { Mail } from '#server/platform/mail.ts';
import { INVITATION_DAYS } from './rules.ts';

type InvitationMail = {
  readonly email: string;
  readonly organisation: string;
  readonly invitedBy: string;
  readonly role: Role;
  readonly language: Language;
  readonly code: string;
};

type Words = {
  readonly subject: (organisation: string) => string;
  readonly ask: (invitedBy: string, organisation: string, role: string) => string;
  readonly link: string;
  readonly lasts: string;
  readonly ignore: string;
  readonly roles: Readonly<Record<Role, string>>;
};

const words: Record<Language, Words> = {
  en: {
    subject: (organisation) => `${organisation} invites you to Bhava`,
    ask: (invitedBy, organisation, role) =>
      `${invitedBy} invites you to work with ${organisation} in the employer area of Bhava. Your role: ${role}.`,
    link: 'Join here:',
    lasts: `The link works once, for ${INVITATION_DAYS} days.`,
    ignore: 'If you do not know the sender, ignore this mail: nothing happens without you.',
    roles: { owner: 'owner', recruiter: 'recruiter', 'hiring-manager': 'hiring manager', interviewer: 'interviewer' },
  },
  hi: {
    subject: (organisation) => `${organisation} की ओर से भाव पर न्योता`,
    ask: (invitedBy, organisation, role) =>
      `${invitedBy} की ओर से आपको न्योता है: भाव के नियोक्ता क्षेत्र में ${organisation} के साथ काम कीजिए। आपकी भूमिका: ${role}।`,
    link: 'यहाँ से जुड़िए:',
    lasts: `यह लिंक एक ही बार, ${INVITATION_DAYS} दिन तक काम करता है।`,
    ignore: 'अगर आप भेजने वाले को नहीं जानते, तो इस ईमेल को रहने दीजिए: आपके बिना कुछ नहीं होता।',
    roles: { owner: 'मालिक', recruiter: 'भर्तीकर्ता', 'hiring-manager': 'भर्ती प्रबंधक', interviewer: 'इंटरव्यू लेने वाले' },
  },
};

export function invitationMail({ email, organisation, invitedBy, role, language, code }: InvitationMail, origin: string): Mail {
  const say = words[language];
  return writeLetter({
    to: email,
    subject: say.subject(organisation),
    language,
    pieces: [
      { kind: 'text', text: say.ask(invitedBy, organisation, say.roles[role]) },
      { kind: 'link', text: say.link, address: `${origin}${withLanguage('/employer/invitation', language)}?code=${code}` },
      { kind: 'text', text: say.lasts },
      { kind: 'quiet', text: say.ignore },
    ],
  });
}
