import type { ComponentProps } from 'react';
import { Link, type NavigateOptions, useNavigate } from 'react-router';
import { inLanguage, useLanguage } from './language.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link that stays in the reader's language: give it the English path. */
export function LocalLink({ to, ...rest }: Props) {
  return <Link to={inLanguage(to, useLanguage())} {...rest} />;
}

/** Goes to an English path in the reader's language. */
export function useLocalNavigate() {
  const navigate = useNavigate();
  const language = useLanguage();
  return (to: string, options?: NavigateOptions) => navigate(inLanguage(to, language), options);
}
