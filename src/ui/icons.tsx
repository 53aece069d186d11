import {
  ArrowLeft,
  Bell,
  Calendar,
  Check,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Eye,
  Info,
  Lock,
  LogOut,
  type LucideIcon,
  Menu,
  Monitor,
  Moon,
  PencilLine,
  Search,
  Store,
  Sun,
  TriangleAlert,
  UserRound,
  X,
} from 'lucide-react';

export const BackIcon = drawn(ArrowLeft);
export const BellIcon = drawn(Bell);
export const CalendarIcon = drawn(Calendar);
export const CheckIcon = drawn(Check);
export const CloseIcon = drawn(X);
export const ErrorIcon = drawn(CircleAlert);
export const ExitIcon = drawn(LogOut);
export const EyeIcon = drawn(Eye);
export const FirstIcon = drawn(ChevronFirst);
export const HelpIcon = drawn(CircleQuestionMark);
export const InfoIcon = drawn(Info);
export const LastIcon = drawn(ChevronLast);
export const LockIcon = drawn(Lock);
export const MenuIcon = drawn(Menu);
export const MoonIcon = drawn(Moon);
export const NextIcon = drawn(ChevronRight);
export const PresentIcon = drawn(UserRound);
export const PreviousIcon = drawn(ChevronLeft);
export const ScreenIcon = drawn(Monitor);
export const SearchIcon = drawn(Search);
export const StoreIcon = drawn(Store);
export const SuccessIcon = drawn(CircleCheck);
export const SunIcon = drawn(Sun);
export const WarningIcon = drawn(TriangleAlert);
export const WritingIcon = drawn(PencilLine);

/** An icon in the text's colour and size, for the eyes only. */
function drawn(Glyph: LucideIcon) {
  return function Icon() {
    return <Glyph size="1.125em" style={ICON} focusable="false" />;
  };
}

const ICON = { flex: 'none' };
