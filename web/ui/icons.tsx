import type { ReactNode } from 'react';

type IconProps = { size?: number | undefined };

function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const CrossIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const EyeIcon = ({ isCrossed, ...props }: IconProps & { isCrossed?: boolean | undefined }) => (
  <Icon {...props}>
    <path d="M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12C19.4 16 16 18.2 12 18.2S4.6 16 2.5 12Z" />
    <circle cx="12" cy="12" r="2.9" />
    {isCrossed && <path d="M4.5 19.5l15-15" />}
  </Icon>
);

export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20.5C5 15.6 8 13.8 12 13.8S19 15.6 19.5 20.5" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 9l6.5 6.5L18.5 9" />
  </Icon>
);

export type Tone = 'info' | 'good' | 'danger';

/** A different shape for each tone, so that the meaning does not rest on the colour. */
export const ToneIcon = ({ tone, ...props }: IconProps & { tone: Tone }) => (
  <Icon {...props}>
    {tone === 'danger' ? <path d="M12 3.2L22 20.5H2L12 3.2Z" /> : <circle cx="12" cy="12" r="9.2" />}
    {tone === 'good' && <path d="M7.8 12.4l2.9 2.9 5.6-6" />}
    {tone === 'info' && <path d="M12 11v5.4M12 7.4v.1" />}
    {tone === 'danger' && <path d="M12 9.6v5M12 17.4v.1" />}
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
