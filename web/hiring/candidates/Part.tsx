import { type ReactNode, useId } from 'react';

/** One part of an application's page, with its heading. */
export function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
