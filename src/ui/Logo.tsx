/** The product's mark: a counter under its awning. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M4 13 7 5.500h18L28 13" fill="none" stroke="#8fd6e1" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M3 13h26v4H3z" fill="#8fd6e1" />
      <path d="M6.5 17v10h19V17" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  );
}
