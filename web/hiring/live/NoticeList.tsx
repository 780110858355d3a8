import type { Notice } from '#contract/hiring/dashboard.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { classes } from '#web/ui/classes.ts';
import { useNoticeText } from './use-notice-text.ts';

/** What a member was told: each leads to the page about it. */
export function NoticeList({ notices, onFollow }: { readonly notices: readonly Notice[]; readonly onFollow?: () => void }) {
  const say = useNoticeText();
  const moment = useMoment();
  return (
    <ul className="grid">
      {notices.map((notice) => (
        <li key={notice.id} className="border-t border-line first:border-t-0">
          <LocalLink to={notice.path} className="grid min-h-11 gap-0.5 py-3 hover:underline" onClick={onFollow}>
            <span className={classes('wrap-anywhere', !notice.isRead && 'font-semibold')}>{say(notice)}</span>
            <time dateTime={notice.at} className="text-sm text-muted">
              {moment(notice.at)}
            </time>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
