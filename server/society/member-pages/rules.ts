import { PAGE_PARTS, type PagePart } from '#contract/society/member-page-words.ts';
import type { MemberPage, OwnPage } from '#contract/society/member-pages.ts';

export const EMPTY_PAGE: OwnPage = {
  ...{ memberId: null, name: '', lines: '', fields: [], languages: [], place: '', offer: '', lookFor: '', shown: [] },
};

type Written = Omit<OwnPage, 'memberId'>;

/** What others see of a page: the parts that its owner shows. */
export function asShown({ shown, ...page }: Written, memberId: number, isYou: boolean): MemberPage {
  const keep = <Part extends PagePart>(part: Part) => (shown.includes(part) ? page : EMPTY_PAGE)[part] as MemberPage[Part];
  return {
    ...{ memberId, isYou },
    ...{ name: keep('name'), lines: keep('lines'), fields: keep('fields'), languages: keep('languages') },
    ...{ place: keep('place'), offer: keep('offer'), lookFor: keep('lookFor') },
  };
}

/** Each part once, in the order of all. */
export const inOrder = <Choice>(all: readonly Choice[], chosen: readonly Choice[]): Choice[] => all.filter((one) => chosen.includes(one));
export const shownOf = (parts: readonly PagePart[]): PagePart[] => inOrder(PAGE_PARTS, parts);

/** What was typed, for the database: words, each perhaps only begun. Null where nothing of it can be searched for. */
export function toSearch(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
