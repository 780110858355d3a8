import type { ReactNode } from 'react';
import { ReportTitle } from './ReportTitle.tsx';
import './opening.css';

type Props = {
  readonly titleId?: string;
  readonly title: string;
  /** The question that the report answers. */
  readonly question?: string | undefined;
  /** The first thing that a reader learns: one sentence, large. */
  readonly lead: ReactNode;
  readonly wheel: ReactNode;
  /** What follows the sentence: on a phone, below the wheel. */
  readonly children?: ReactNode;
};

/** The first screen of a report: whose it is, who that is in one sentence, and the wheel. */
export function ReportOpening({ titleId, title, question, lead, wheel, children }: Props) {
  return (
    <div className="opening">
      <div className="opening-title">
        {question && <p className="opening-question">{question}</p>}
        <ReportTitle {...(titleId && { id: titleId })}>{title}</ReportTitle>
      </div>
      <div className="opening-lead">{lead}</div>
      <div className="opening-wheel">{wheel}</div>
      <div className="opening-rest">{children}</div>
    </div>
  );
}
