import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { call } from '#web/api/client.ts';
import { useNearness } from './use-nearness.ts';

/** How the operator can be reached. It stands last on a phone and in a column of its own elsewhere: when it comes it moves nothing. */
export function ContactLines() {
  const { t } = useTranslation('ui');
  const [place, contact] = useContactInSight();
  return (
    <ul ref={place} className="footer-contact">
      {contact?.phone && (
        <li>
          {t('frame.call')} <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
        </li>
      )}
      {contact?.email && (
        <li>
          {t('frame.write')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      )}
    </ul>
  );
}

type Contact = Output<EndpointAt<'GET /api/site/contact'>>;

let asked: Promise<Contact> | undefined;

/** Asked for once, when somebody nears the foot of a page. Without an answer the lines are left out, as where nothing is set. */
function useContactInSight(): [RefObject<HTMLUListElement | null>, Contact | undefined] {
  const [place, isNear] = useNearness<HTMLUListElement>();
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    asked ??= call('GET /api/site/contact', {});
    asked.then(
      (found) => !isGone && setContact(found),
      () => {
        asked = undefined;
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNear]);
  return [place, contact];
}
