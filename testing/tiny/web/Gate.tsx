/** The one drawing: a gate that stands open. */
export const Gate = () => (
  <svg viewBox="0 0 16 9" aria-hidden="true" focusable="false">
    <rect width="16" height="9" fill="#dfe8d2" />
    <path d="M4 8V3L7 4V8M10 8V3" stroke="#5b4630" strokeWidth="0.5" fill="none" />
  </svg>
);
