interface IconButtonProps {
  /** A codicon's name. */
  readonly icon: string;
  /** The accessible name, and the tooltip. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button of a toolbar. While disabled it keeps the focus, so that a keyboard user is not thrown out of the toolbar. */
export function IconButton({ icon, label, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      title={label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <span class={`codicon codicon-${icon}`} aria-hidden="true" />
    </button>
  );
}
