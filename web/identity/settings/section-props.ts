import type { Settings } from '#contract/account-settings.ts';

export type SectionProps<Shown extends keyof Settings = keyof Settings> = {
  readonly settings: Pick<Settings, Shown>;
  /** Something has changed: the settings are fetched again. */
  readonly onChange: () => void;
};
