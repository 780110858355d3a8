import type { Settings } from '#contract/account-settings.ts';

export type SectionProps = {
  readonly settings: Settings;
  /** Something has changed: the settings are fetched again. */
  readonly onChange: () => void;
};
