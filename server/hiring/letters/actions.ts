import type { Placeholder } from '#contract/hiring/candidate-words.ts';
import { decisionMessages as say } from '#contract/hiring/decisions.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Candidates } from '../candidates/actions.ts';
import { holdApplications } from '../decisions/repository.ts';
import { type Member, mayPublishJobs } from '../rules.ts';
import { inScope } from '../scope.ts';
import { deleteTemplate, findSender, holdTemplate, insertTemplate, listTemplates, updateTemplate } from './repository.ts';
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

type NamedWords = LetterWords & { readonly name: string };

/** The same as for a letter: what nobody could send is not kept either. */
function refuseUnknownWords(template: LetterWords): void {
  if (problemOf(template) === null) return;
  throw new Problem('unprocessable', say.unknownPlaceholder, { text: say.unknownPlaceholder });
}

export function addTemplate({ database, now }: Candidates, member: Member, template: NamedWords) {
  allow(mayPublishJobs(member), hiringMessages.notAllowed);
  refuseUnknownWords(template);
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => ({
    templateId: await insertTemplate(transaction, { ...template, orgId, createdAt: now() }),
  }));
}

export function changeTemplate(
  { database }: Candidates,
  member: Member,
  templateId: number,
  template: NamedWords & { readonly version: number },
) {
  allow(mayPublishJobs(member), hiringMessages.notAllowed);
  refuseUnknownWords(template);
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const kept = await holdTemplate(transaction, orgId, templateId);
    if (!kept) throw new Problem('not-found', hiringMessages.notFound);
    if (kept.version !== template.version) throw new Problem('conflict', hiringMessages.staleVersion);
    const changed = { ...template, version: kept.version + 1 };
    await updateTemplate(transaction, orgId, templateId, changed);
    return { templateId, ...changed };
  });
}

export function removeTemplate({ database }: Candidates, member: Member, templateId: number) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    allow(mayPublishJobs(member), hiringMessages.notAllowed);
    const isGone = await deleteTemplate(transaction, member.orgId, templateId);
    if (!isGone) throw new Problem('not-found', hiringMessages.notFound);
    return {};
  });
}
