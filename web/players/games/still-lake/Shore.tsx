/** Sky, hills and the far shore of the lake, above the water line at 96. */
export function Shore() {
  return (
    <g>
      <rect className="lake-sky" width="400" height="100" fill="url(#lake-sky)" />
      <circle className="lake-halo" cx="286" cy="72" r="46" />
      <circle className="lake-sun" cx="286" cy="72" r="17" />
      <path className="lake-hill-far" d="M0 74C40 52 70 60 104 68C140 44 176 46 214 66C250 54 300 58 330 66C360 56 384 58 400 62V100H0Z" />
      <path className="lake-hill-near" d="M0 86C50 72 92 84 132 86C190 76 240 86 288 88C330 80 370 82 400 84V100H0Z" />
      <g className="lake-shore">
        <path d="M0 92H400V98H0Z" />
        <path d="M60 93V80L63 70Q66 60 69 56Q72 60 75 70L78 80V93ZM82 93V83L84.500 76Q87 72 89.500 76L92 83V93Z" />
        <path d="M68.300 58V50H69.700V58Z" />
        <path d="M352 94C351 84 353 76 356 68C357 77 356 86 355.500 94Z" />
        <path d="M356 69C348 62 341 64 337 70C344 67 350 68 356 71C352 74 350 78 350 83C354 78 356 75 357 71C361 74 364 78 365 83C365 77 363 73 358 70C364 67 370 68 375 72C372 64 364 62 357 68C357 63 353 59 348 58C352 61 355 65 356 69Z" />
      </g>
    </g>
  );
}
