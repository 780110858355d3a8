import { Notice } from '#web/ui/Notice.tsx';

/** Why what was sent was not taken; nothing where it was. */
export const SendingFailed = ({ reason }: { readonly reason: string | undefined }) => reason && <Notice tone="danger">{reason}</Notice>;
