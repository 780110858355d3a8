import { Notice } from '#web/ui/Notice.tsx';

/** Why what was sent was not taken; nothing where it was. */
export const SendingFailed = ({ failure }: { readonly failure: string | undefined }) => failure && <Notice tone="danger">{failure}</Notice>;
