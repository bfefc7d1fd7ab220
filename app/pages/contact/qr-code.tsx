import { encode } from "uqr";
import { m } from "#app/messages/m.ts";
import { drawQrPath } from "#site/qr-path.ts";

/** More than this a phone reads from a screen only with patience: a code of some 100 modules a side. */
const mostBytes = 1000;

/** A text as a QR code, which a phone reads as text; WeChat offers it for copying. */
export default function QrCode({ text }: { text: string }) {
  if (new TextEncoder().encode(text).length > mostBytes)
    return (
      <p role="status" className="mt-4 text-sm">
        {m.contact_qr_long()}
      </p>
    );
  const { data, size } = encode(text, { ecc: "L", border: 3 });
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={m.contact_qr_is()}
        shapeRendering="crispEdges"
        className="w-full max-w-72 rounded-xl border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={drawQrPath(data)} fill="#000" />
      </svg>
      <figcaption className="mt-2 max-w-72 text-sm text-quiet">{m.contact_qr_note()}</figcaption>
    </figure>
  );
}
