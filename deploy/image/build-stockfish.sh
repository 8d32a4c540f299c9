#!/bin/sh
# Builds Stockfish in a stage of the Containerfile, from Debian's source package: build-stockfish.sh FOLDER [ARCH...]
# Each build is FOLDER/ARCH. Without names: those that suit the image's kind of processor. The machine that
# builds the image must be able to run them all.
set -eu
to=$1
shift
if [ $# -eq 0 ]; then
    case $(dpkg --print-architecture) in
    amd64) set -- x86-64-sse41-popcnt x86-64-avx2 ;; # x86-64-v2 and v3; BMI2 is slow on AMD's first Zens
    arm64) set -- armv8 ;;
    esac
fi
mkdir -p "$to"
cd "$(mktemp -d)"
apt-get source --only-source stockfish
cd stockfish-*/src
find .. -name '*.nnue' ! -path '../src/*' -exec cp {} . \; # the networks, wherever the package has them
for arch in "$@"; do
    make -j"$(nproc)" profile-build ARCH="$arch" || { make clean && make -j"$(nproc)" build ARCH="$arch"; }
    ./stockfish bench 2>&1 | grep 'Nodes searched'
    cp stockfish "$to/$arch"
    make clean
done
