import type { Placeholder } from '#contract/hiring/candidate-words.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Candidates } from '../candidates/actions.ts';
import { holdApplications } from '../decisions/repository.ts';
import { type Member, mayPublishJobs } from '../rules.ts';
import { inScope } from '../scope.ts';
import { deleteTemplate, findSender, insertTemplate, listTemplates } from './repository.ts';
import { fillIn, type LetterWords, problemOf } from './rules.ts';

type Wanted = LetterWords & { readonly applications: readonly number[] };

/** What stands for a name that is withheld: the letter itself will say the name. */
const nobody: Record<Language, (number: number) => string> = {
  en: (number) => `Candidate ${number}`,
  hi: (number) => `उम्मीदवार ${number}`,
};
const languageOf = (code: string): Language => LANGUAGES.find((one) => one === code) ?? DEFAULT_LANGUAGE;

export function previewLetters({ database }: Candidates, member: Member, { applications, ...words }: Wanted) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const sender = await findSender(transaction, member.orgId, member.id);
    const found = await holdApplications(transaction, member, applications);
    const problem = problemOf(words);
    return {
      previews: found.map(({ applicationId, name, email, jobTitle, language, isWithheld }) => {
        const values: Record<Placeholder, string> = {
          ...sender,
          job: jobTitle,
          name: isWithheld ? nobody[languageOf(language)](applicationId) : name,
        };
        const isWithout = email === '' ? ('no-address' as const) : null;
        return { applicationId, name: isWithheld ? null : name, ...fillIn(words, values), problem: problem ?? isWithout };
      }),
    };
  });
}

export function readTemplates({ database }: Candidates, member: Member) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => ({
    templates: await listTemplates(transaction, member.orgId),
    mayChange: mayPublishJobs(member),
  }));
}

export function addTemplate({ database, now }: Candidates, member: Member, template: LetterWords & { readonly name: string }) {
  allow(mayPublishJobs(member), hiringMessages.notAllowed);
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => ({
    templateId: await insertTemplate(transaction, { ...template, orgId, createdAt: now() }),
  }));
}

export function removeTemplate({ database }: Candidates, member: Member, templateId: number) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    allow(mayPublishJobs(member), hiringMessages.notAllowed);
    const isGone = await deleteTemplate(transaction, member.orgId, templateId);
    if (!isGone) throw new Problem('not-found', hiringMessages.notFound);
    return {};
  });
}
