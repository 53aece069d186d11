import type { ReactNode } from 'react';

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <path d="M3.5 5h13v11.500h-13ZM3.5 8.500h13M7 3v3.500M13 3v3.500" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="8.8" cy="8.8" r="5.3" />
      <path d="m13 13 4 4" />
    </Icon>
  );
}

export function StoreIcon() {
  return (
    <Icon>
      <path d="M3.500 8.500v8h13v-8M2.500 6.500 4.500 3.500h11l2 3a2.500 2.500 0 0 1-5 .500 2.500 2.500 0 0 1-5 0 2.500 2.500 0 0 1-5-.500ZM8 16.500v-4h4v4" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z" />
    </Icon>
  );
}

export function ScreenIcon() {
  return (
    <Icon>
      <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
      <path d="M7 17h6M10 13.5V17" />
    </Icon>
  );
}

export function ExitIcon() {
  return (
    <Icon>
      <path d="M8 3H4.5A1.5 1.5 0 0 0 3 4.5v11A1.5 1.5 0 0 0 4.5 17H8M13 6.5 16.5 10 13 13.500M16.5 10H7.5" />
    </Icon>
  );
}

export function ErrorIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 6v4.5M10 13.800v.01" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.500V14M10 6.200v.01" />
    </Icon>
  );
}

export function HelpIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M7.800 7.800a2.200 2.200 0 1 1 3.300 1.900c-.7.4-1.100.9-1.100 1.800M10 14.200v.01" />
    </Icon>
  );
}

export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="m6.8 10.2 2.2 2.2 4.3-4.6" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M10 3 2.3 16.500h15.400ZM10 8v4M10 14.200v.01" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="4.5" y="9" width="11" height="8" rx="1.5" />
      <path d="M7 9V6.500a3 3 0 0 1 6 0V9" />
    </Icon>
  );
}

export function FirstIcon() {
  return (
    <Icon>
      <path d="M13.500 5 8.500 10l5 5M6 5v10" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M8.500 4.500 3 10l5.500 5.500M3.500 10H17" />
    </Icon>
  );
}

export function PreviousIcon() {
  return (
    <Icon>
      <path d="m12.500 5-5 5 5 5" />
    </Icon>
  );
}

export function NextIcon() {
  return (
    <Icon>
      <path d="m7.500 5 5 5-5 5" />
    </Icon>
  );
}

export function LastIcon() {
  return (
    <Icon>
      <path d="m6.500 5 5 5-5 5M14 5v10" />
    </Icon>
  );
}

/** Drawn in the text's colour and size, for the eyes only. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="1.125em"
      height="1.125em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={ICON}
    >
      {children}
    </svg>
  );
}

const ICON = { flex: 'none' };
