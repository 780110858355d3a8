/** A letter, folded into a boat, on the river at night. */
export const PaperBoat = () => (
  <svg className="paper-boat" viewBox="0 0 340 200" aria-hidden="true" focusable="false">
    <path fill="#1b1f4c" d="M0 0H340V200H0Z" />
    <path fill="#262a63" d="M0 62C60 44 120 74 180 60S290 40 340 58V130H0Z" />
    <circle cx="272" cy="44" r="30" fill="#f5b13d" opacity="0.16" />
    <circle cx="272" cy="44" r="18" fill="#ffd98a" />
    <path stroke="#fff6e0" strokeWidth="2.4" strokeLinecap="round" d="M38 30h0M92 18h0M150 36h0M204 16h0M66 58h0M318 84h0M232 74h0" />
    <path fill="#151839" d="M0 112C50 92 96 104 150 100S270 84 340 100V130H0Z" />
    <path fill="#14495a" d="M0 122H340V200H0Z" />
    <path fill="#1b6470" d="M0 128C60 122 90 132 150 128S280 120 340 128V146C280 140 220 150 160 144S50 142 0 148Z" />
    <path fill="#0f3a4c" d="M0 172C70 164 120 178 190 170S300 164 340 172V200H0Z" />
    <g opacity="0.32">
      <path fill="#fffdf8" d="M92 154C130 166 200 166 248 154L226 172C196 180 146 180 114 172Z" />
    </g>
    <g stroke="#f5b13d" strokeWidth="2.4" strokeLinecap="round" fill="none" opacity="0.7">
      <path d="M252 134q10-3 20 0t20 0M262 146q8-3 16 0t16 0M256 160q10-3 20 0" />
    </g>
    <path fill="#fffdf8" d="M168 42L112 128H224Z" />
    <path fill="#e6dac0" d="M168 42L224 128H168Z" />
    <g stroke="#8a84a8" strokeWidth="2.2" strokeLinecap="round" opacity="0.75">
      <path d="M150 82H162M143 93H162M136 104H162" />
    </g>
    <path fill="#fffdf8" d="M66 108L168 124L274 108L236 160H104Z" />
    <path fill="#efe5d0" d="M168 124L274 108L236 160H168Z" />
    <g transform="translate(206 140)">
      <circle r="11" fill="#f2a52b" />
      <path
        fill="#c86200"
        d="M0-9C4-5 4-3 0 0C-4-3-4-5 0-9ZM0 9C4 5 4 3 0 0C-4 3-4 5 0 9ZM-9 0C-5-4-3-4 0 0C-3 4-5 4-9 0ZM9 0C5-4 3-4 0 0C3 4 5 4 9 0Z"
      />
    </g>
    <g stroke="#5cc9c0" strokeWidth="2.4" strokeLinecap="round" fill="none" opacity="0.75">
      <path d="M78 164q14-5 28 0t28 0M214 166q14-5 28 0t26 0M20 156q10-4 20 0M120 184q16-5 32 0t32 0" />
    </g>
  </svg>
);
