"""Makes the Be Vietnam Pro files of src/css/fonts from the family's variable fonts.

    pip install fonttools==4.66.1 brotli
    python scripts/make-fonts.py FOLDER    # with BeVietnamPro[wght].ttf, BeVietnamPro-Italic[wght].ttf

The upstream files draw each of some 140 accented letters as a whole. Here such a
letter is made of its base and its marks (a composite glyph), which a font keeps as
two or three numbers: more than half of the outlines are gone.
"""

import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

FONTS = Path(__file__).parent.parent / "src" / "css" / "fonts"

ASCII = [chr(code) for code in range(0x20, 0x7F)]
VIETNAMESE = [c for c in map(chr, range(0x1EA0, 0x1EFA))] + list(
    "ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư"
)
PUNCTUATION = list("\u00a0©·×–—‘’“”•…₫−«»")
CORE = set(ASCII + VIETNAMESE + PUNCTUATION)
# Browsers put a letter and its marks together before they look for a glyph
MARKS = set(map(chr, range(0x300, 0x370)))
# Of the italic, which few words are in, besides: French and German
FRENCH_GERMAN = "ÄÅÆÇËÎÏÑÖØÛÜßäåæçëîïñöøûüÿŒœ§®°±²³÷‹›"

# Of an em's 1,000 units: how far rounding upstream may have moved the points of a drawing
ROUNDING = 1
# and how far a point may be from where it would be in bold, which nobody sees
TOLERANCE = 2


class Contours:
    """The outlines of a font's glyphs with how each point moves to the heaviest weight."""

    def __init__(self, font):
        self.of = {}
        glyf, variations = font["glyf"], font["gvar"].variations if "gvar" in font else {}
        for name in font.getGlyphOrder():
            glyph = glyf[name]
            points, _ = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
            points = [tuple(point) for point in points]
            ends = list(glyph.endPtsOfContours) if glyph.numberOfContours > 0 else []
            moves = [(0, 0)] * len(points)
            for variation in variations.get(name, []):
                full = iup_delta(variation.coordinates, points, ends)
                moves = [(a + c, b + d) for (a, b), (c, d) in zip(moves, full)]
            starts = [0] + [end + 1 for end in ends]
            self.of[name] = {
                "contours": [
                    [(points[i], moves[i], glyph.flags[i] & 1) for i in range(start, end + 1)]
                    for start, end in zip(starts, ends)
                ],
                "phantoms": moves[-4:],
            }


def distance(contour, other):
    """How far `other` lies from `contour` at both weights; None if their shapes differ."""
    if len(contour) != len(other) or any(a[2] != b[2] for a, b in zip(contour, other)):
        return None
    each = [
        (b[0][0] - a[0][0], b[0][1] - a[0][1], b[1][0] - a[1][0], b[1][1] - a[1][1])
        for a, b in zip(contour, other)
    ]
    median = tuple(sorted(values)[len(each) // 2] for values in zip(*each))
    return median if all(near(values, median) for values in each) else None


def near(one, other):
    return all(abs(a - b) <= ROUNDING for a, b in zip(one, other))


def found(part, contours):
    """Where all of `part` stands among `contours`: its distance and their indexes."""
    for index, first in enumerate(contours):
        move = distance(part[0], first)
        if move is None:
            continue
        indexes = [index]
        for contour in part[1:]:
            for other, candidate in enumerate(contours):
                its = distance(contour, candidate)
                if other not in indexes and its and near(its, move):
                    indexes.append(other)
                    break
        if len(indexes) == len(part):
            return move, indexes
    return None


def bases(character):
    """What a letter is made from by Unicode, the simplest first: a, then â, of ấ."""
    chain = []
    parts = unicodedata.decomposition(character).split()
    while parts and not parts[0].startswith("<"):
        chain.insert(0, chr(int(parts[0], 16)))
        parts = unicodedata.decomposition(chain[0]).split()
    return chain


def plan(font, contours):
    """Parts by name, and for each letter that can be composed its parts with their distances."""
    cmap = font.getBestCmap()
    letters = []
    for code, name in cmap.items():
        own = contours.of[name]["contours"]
        for base in bases(chr(code)) if own else []:
            base_name = cmap.get(ord(base))
            if base_name is None:
                continue
            match = found(contours.of[base_name]["contours"], own)
            if match:
                letters.append((name, [(base_name, match[0])], match[1]))
                break
        else:
            # `i` loses its dot under a mark
            if own and bases(chr(code)):
                letters.append((name, [], []))

    parts, once = {}, []
    left = {
        name: [c for i, c in enumerate(contours.of[name]["contours"]) if i not in used]
        for name, _, used in letters
    }
    for rest in left.values():
        for contour in rest:
            if any(distance(part, contour) for part in parts.values()):
                continue
            twin = next((other for other in once if distance(other, contour)), None)
            if twin is None:
                once.append(contour)
            else:
                parts[f"part{len(parts)}"] = twin

    composed = {}
    for name, made, _ in letters:
        for contour in left[name]:
            moves = ((part, distance(drawn, contour)) for part, drawn in parts.items())
            made.append(next((each for each in moves if each[1]), None))
        if None not in made:
            composed[name] = made
    return parts, composed


def compose(font):
    """Replaces whole accented letters by a base and marks."""
    contours = Contours(font)
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    variations = font["gvar"].variations if "gvar" in font else {}
    parts, composed = plan(font, contours)
    order = font.getGlyphOrder() + list(parts)

    for name, contour in parts.items():
        glyph = Glyph()
        glyph.numberOfContours, glyph.endPtsOfContours = 1, [len(contour) - 1]
        glyph.coordinates = GlyphCoordinates([point for point, _, _ in contour])
        glyph.flags = bytearray(flag for _, _, flag in contour)
        glyph.program = Program()
        glyph.program.fromBytecode(b"")
        glyf.glyphs[name] = glyph
        metrics[name] = (0, 0)
        moves = [move for _, move, _ in contour] + [(0, 0)] * 4
        variations[name] = [TupleVariation({"wght": (0, 1, 1)}, moves)]

    for name, made in composed.items():
        glyph = Glyph()
        glyph.numberOfContours, glyph.components, moves = -1, [], []
        for part, move in made:
            x, y, dx, dy = (round(value) for value in move)
            component = GlyphComponent()
            component.glyphName, component.x, component.y, component.flags = part, x, y, 0
            glyph.components.append(component)
            moves.append((dx, dy))
        glyf.glyphs[name] = glyph
        moves += contours.of[name]["phantoms"]
        variations[name] = [TupleVariation({"wght": (0, 1, 1)}, moves)]

    font.setGlyphOrder(order)
    glyf.glyphOrder = order
    for name in order:
        variations.setdefault(name, [])
        glyf[name].recalcBounds(glyf)
        metrics[name] = (metrics[name][0], getattr(glyf[name], "xMin", 0))
    if "gvar" in font:
        shorten_variations(font)
    return len(composed)


def shorten_variations(font):
    """Leaves out how a point moves where its neighbours tell."""
    glyf = font["glyf"]
    for name, of_glyph in font["gvar"].variations.items():
        points, _ = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
        points = [tuple(point) for point in points]
        simple = glyf[name].numberOfContours > 0
        ends = list(glyf[name].endPtsOfContours) if simple else []
        for variation in of_glyph:
            full = variation.coordinates
            if None in full:
                full = iup_delta(full, points, ends)
            full = [(round(x), round(y)) for x, y in full]
            variation.coordinates = (
                iup_delta_optimize(full, points, ends, tolerance=TOLERANCE) if simple else full
            )


def cut(font, letters):
    """Leaves the given letters and their kerning, and of the names whose the font is."""
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=False)
    options.layout_features = ["kern"]
    options.name_IDs = [0, 13]
    options.drop_tables += ["DSIG", "STAT", "HVAR", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)


def make(source, weights, files):
    """Writes files of a variable font, each a name and what picks its letters out of all."""
    for name, letters in files:
        font = TTFont(source, recalcTimestamp=False)
        cut(font, "".join(map(chr, font.getBestCmap())))
        font = instancer.instantiateVariableFont(font, {"wght": weights})
        count = compose(font)
        cut(font, letters(set(map(chr, font.getBestCmap()))))
        font.flavor = "woff2"
        font.save(FONTS / name)
        print(f"{name}: {(FONTS / name).stat().st_size} bytes, {count} letters composed")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    make(
        folder / "BeVietnamPro[wght].ttf",
        (400, 400, 700),
        [
            ("be-vietnam-pro.woff2", CORE.intersection),
            ("be-vietnam-pro-others.woff2", lambda letters: letters - CORE - MARKS),
        ],
    )
    make(
        folder / "BeVietnamPro-Italic[wght].ttf",
        400,
        [("be-vietnam-pro-italic.woff2", CORE.union(FRENCH_GERMAN).intersection)],
    )
