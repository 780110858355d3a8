import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { NoticeList } from './NoticeList.tsx';
import { useLive } from './use-live.ts';

/** The bell of every employer page: how much is unread, and, when pressed, what it is. Looking at it is reading it. */
export function NoticeBell() {
  const { t } = useTranslation('hiring');
  const [isOpen, setOpen] = useState(false);
  const { value } = useLive((signal) => call('GET /api/hiring/notifications', {}, { as: 'member', signal }), ['notification']);
  const notices = value?.notifications ?? [];
  const unread = value?.unreadCount ?? 0;

  function open() {
    setOpen(true);
    const [newest] = notices;
    if (newest && unread > 0)
      // the stream of changes tells this page, and all others of the member, that it was read
      call('POST /api/hiring/notifications/read', { body: { upTo: newest.id } }, { as: 'member' }).catch(() => {});
  }

  return (
    <>
      <button type="button" className="employer-tool relative" aria-label={t('bell.open', { count: unread })} onClick={open}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {unread > 0 && (
          <span aria-hidden="true" className="absolute end-0 top-0 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('bell.title')} size="small">
        {notices.length === 0 ? (
          <p className="text-muted">{t('bell.none')}</p>
        ) : (
          <NoticeList notices={notices} onFollow={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}
