import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ToneIcon } from '#web/ui/icons.tsx';

/** A round "i" that shows and hides a short text; any press outside it, and Escape, closes it. Its parent says where it hangs. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('pointerdown', ({ target }) => !ref.current?.contains(target as Node) && setOpen(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal });
    return () => abort.abort();
  }, [isOpen]);
  return (
    <div ref={ref} className="-me-2 -mt-1 shrink-0">
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ToneIcon tone="info" />
      </button>
      <div id={id} role="status" className="info-tip-place">
        {isOpen && <p className="info-tip">{children}</p>}
      </div>
    </div>
  );
}
