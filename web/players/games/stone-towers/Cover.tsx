import { useId } from 'react';

/** The picture on the test's card: balanced stones in a garden at dusk, rain and mist, a path into the hills. Its colours are the same in both modes. */
export function Cover() {
  const id = useId();
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#39506a" />
          <stop offset="0.55" stopColor="#8fa3a8" />
          <stop offset="1" stopColor="#e6cfae" />
        </linearGradient>
        <linearGradient id={`${id}-mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f2ede0" stopOpacity="0" />
          <stop offset="0.5" stopColor="#f2ede0" stopOpacity="0.75" />
          <stop offset="1" stopColor="#f2ede0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}-sky)`} />
      <circle cx="232" cy="62" r="17" fill="#fbe8c4" opacity="0.85" />
      <circle cx="232" cy="62" r="32" fill="#fbe8c4" opacity="0.2" />
      <path d="M0 92C36 56 70 66 104 82C140 42 182 36 220 74C252 56 290 60 320 80V140H0Z" fill="#6d8590" />
      <rect y="78" width="320" height="50" fill={`url(#${id}-mist)`} />
      <path d="M0 124C46 92 100 100 150 116C200 96 262 98 320 118V180H0Z" fill="#46675f" />
      <path
        d="M196 152C214 140 258 140 262 130C265 122 240 120 236 114L240 112C246 117 276 119 274 131C271 144 240 146 226 156Z"
        fill="#e8d9b6"
        opacity="0.9"
      />
      <rect y="106" width="320" height="42" fill={`url(#${id}-mist)`} opacity="0.7" />
      <path d="M0 152C70 138 130 146 190 152C240 146 290 146 320 152V180H0Z" fill="#274a44" />
      <path
        d="M10 164C90 154 220 156 310 164M22 171C110 162 210 163 298 171"
        fill="none"
        stroke="#5d8378"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <g fill="none" stroke="#f4f1e6" strokeLinecap="round" opacity="0.38">
        <path d="M24 12L20 32M62 40L58 60M98 8L94 28M176 14L172 34M204 44L200 64M262 10L258 30M296 38L292 58M284 84L281 96M40 88L37 100" />
      </g>
      <g fill="#1d3b35">
        <path d="M7 180C4 120 10 60 5 0H9C13 62 9 122 12 180ZM300 180C304 130 298 70 302 0H306C303 66 308 128 306 180Z" />
        <path d="M8 30C24 24 36 32 44 46C28 46 15 42 8 30ZM9 70C24 64 36 70 42 84C28 84 15 80 9 70ZM302 44C288 36 274 42 266 54C282 56 295 54 302 44ZM303 92C290 86 278 92 272 104C286 104 297 102 303 92Z" />
      </g>
      <ellipse cx="112" cy="160" rx="66" ry="8" fill="#142c28" opacity="0.6" />
      <path d="M58 146C55 132 80 126 110 126C142 125 168 132 168 146C168 157 144 160 112 160C80 160 60 157 58 146Z" fill="#43617f" />
      <path d="M58 149C82 156 142 157 168 145C168 157 144 160 112 160C80 160 60 158 58 149Z" fill="#22384f" opacity="0.6" />
      <g fill="none" stroke="#9fbad0" strokeWidth="1.5" opacity="0.85">
        <ellipse cx="82" cy="144" rx="14" ry="7" />
        <ellipse cx="82" cy="144" rx="7" ry="3.400" />
        <ellipse cx="144" cy="144" rx="14" ry="7" />
        <ellipse cx="144" cy="144" rx="7" ry="3.400" />
      </g>
      <path d="M68 114C66 102 88 96 114 97C142 96 158 103 157 113C156 124 136 127 110 127C86 127 69 124 68 114Z" fill="#b4573f" />
      <path d="M68 116C90 124 136 124 157 112C156 124 136 127 110 127C86 127 69 125 68 116Z" fill="#6f2d22" opacity="0.55" />
      <path
        d="M78 115C92 107 104 118 118 112S138 108 148 113M90 120C102 115 114 121 128 117"
        fill="none"
        stroke="#f0bb9c"
        strokeWidth="1.7"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path d="M76 86C73 74 94 70 112 70C132 69 147 76 147 85C148 95 130 98 110 98C92 98 77 95 76 86Z" fill="#ece2cb" />
      <path d="M76 88C94 95 130 95 147 85C148 95 130 98 110 98C92 98 77 96 76 88Z" fill="#9c8d6e" opacity="0.5" />
      <ellipse cx="112" cy="74" rx="7" ry="2.400" fill="#5d4f36" />
      <path d="M108 74V44Q108 40 112 40Q116 40 116 44V74Z" fill="#a9a45c" />
      <path d="M107 62Q112 65 117 62" fill="none" stroke="#6d6c38" strokeWidth="1.6" />
      <g fill="#8d8064">
        <ellipse cx="90" cy="86" rx="2.600" ry="1.900" />
        <ellipse cx="101" cy="91" rx="1.900" ry="1.400" />
        <ellipse cx="121" cy="90" rx="2.600" ry="1.900" />
        <ellipse cx="134" cy="84" rx="2.200" ry="1.600" />
        <ellipse cx="99" cy="80" rx="1.700" ry="1.200" />
        <ellipse cx="128" cy="78" rx="1.900" ry="1.400" />
      </g>
    </svg>
  );
}
