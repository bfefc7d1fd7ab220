import type { Picture as Built } from "#catalog/images/picture.ts";

type Props = Built & { className?: string; eager?: boolean };

/** A raster image in the formats and densities that the build made. Its box is known before it loads. */
export function Picture({ alt, width, height, fallback, sources, className, eager = false }: Props) {
  return (
    <picture className="block">
      {sources.map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} />
      ))}
      <img
        {...fallback}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
