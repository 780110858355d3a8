import { ArrowIcon } from '#web/ui/icons.tsx';

export const NextArrow = () => <ArrowIcon />;

export const BackArrow = () => (
  <span className="inline-grid -scale-x-100">
    <ArrowIcon />
  </span>
);
