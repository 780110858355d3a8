import { Skeleton } from '#web/ui/Skeleton.tsx';
import './opening.css';

type Props = { readonly title: { readonly width: string; readonly height: string }; readonly restHeight: string };

/** The room that the opening of a report will take. */
export const OpeningWaiting = ({ title, restHeight }: Props) => (
  <div className="opening">
    <div className="opening-title">
      <Skeleton {...title} />
    </div>
    <div className="opening-lead">
      <Skeleton height="5.5em" />
    </div>
    <div className="opening-wheel">
      <Skeleton height="auto" className="aspect-[204/128]" />
    </div>
    <div className="opening-rest">
      <Skeleton height={restHeight} />
    </div>
  </div>
);
